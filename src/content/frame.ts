import { z } from 'zod';
import { button, drawing, keyedBy, label, line, text, type WordsContext } from './blocks';

export const commonWords = ({ cities, regions }: WordsContext) =>
  z.strictObject({
    nav: z.strictObject({
      label: label.describe('Read out: the name of the main navigation'),
      logoLabel: label.describe('Read out: the logo, a link to the home page'),
      skip: button.describe('The first link on every page, shown on keyboard focus'),
      menuOpen: button.describe('The button that opens the menu on small screens'),
      menuClose: button.describe('The button that closes the menu on small screens'),
      languageLabel: label.describe('Read out: the button that lists the languages'),
      home: button,
      team: button,
      story: button,
      careers: button,
      contact: button,
      services: button,
      about: button,
      language: button,
    }),
    footer: z.strictObject({
      label: label.describe('Read out: the name of the footer'),
      closing: line.describe('The last line of every page'),
      quick: label.describe('Heading of the footer’s links to pages'),
      contact: z.strictObject({ heading: label, email: label, phone: label, office: label }),
      social: z.strictObject({
        heading: label,
        network: label.describe('Read out: the link to the professional network, {{service}}'),
        chat: label.describe('Read out: the link to the chat app, {{service}}'),
        community: label.describe('Read out: the link to the social network, {{service}}'),
      }),
      chatText: line.describe('The inquiry already typed when the chat opens'),
      newsletter: z.strictObject({
        heading: label,
        text: line,
        emailLabel: label,
        button,
        hint: line,
        subject: text('Subject of the subscription mail', 80),
        body: text('Body of the subscription mail', 400),
      }),
      copyright: label,
    }),
    hints: z.strictObject({
      opensInNewTab: label.describe('Read out after links that open a new tab'),
      opensMail: label.describe('Read out after links that open the mail program'),
    }),
    cities: keyedBy(cities, label),
    regions: keyedBy(regions, label),
    portraits: z.strictObject({ photo: drawing.describe('Said of a woven photo of {{name}}') }),
    share: z.strictObject({ imageLabel: drawing.describe('Said of the picture in shared links') }),
  });
