/**
 * The oldest browsers in which every page can be read and used, of May 2022: README.md says what
 * they and newer ones show. The build writes its styles for them.
 */
export const oldestBrowsers = ['chrome101', 'edge101', 'firefox100', 'safari15.5'];
