import { inlineScript, scriptFile } from './plainScript';
import visitScript from './visit.js?raw';

/** The script of the bill, in a file named after its content: few visitors scroll down to it. */
export const visitFile = scriptFile('visit', inlineScript(visitScript));
