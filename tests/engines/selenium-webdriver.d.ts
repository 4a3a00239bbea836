// It brings no types.
declare module 'selenium-webdriver';
