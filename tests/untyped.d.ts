// A package without types.
declare module '@adobe/structured-data-validator';
