// A package without types.
declare module 'selenium-webdriver*';
