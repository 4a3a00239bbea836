/** The texts of the offers in all languages: a file of its own, because few visitors need one of them. */
export const languageOffersFile = 'language-offers.json';
