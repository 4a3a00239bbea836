/**
 * The oldest supported browsers, of May 2022: README.md says what they and newer ones show. The build compiles the
 * styles for them.
 */
export const oldestBrowsers = ['chrome101', 'edge101', 'firefox100', 'safari15.5'];
