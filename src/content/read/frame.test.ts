import { expect, it } from 'vitest';
import { chatLink } from './frame.ts';

const text = 'text=Été%20%26%20more%3F';

it.each([
  ['https://chat.example/911', `https://chat.example/911?${text}`],
  ['https://chat.example', `https://chat.example/?${text}`],
  ['https://chat.example/send?phone=+911', `https://chat.example/send?phone=+911&${text}`],
  ['https://chat.example/send?text=Hi&phone=911', `https://chat.example/send?phone=911&${text}`],
  ['https://chat.example/%E9?', `https://chat.example/%E9?${text}`],
  ['https://chat.example/#us', `https://chat.example/?${text}#us`],
])('adds the inquiry to the chat address %s', (address, link) => {
  expect(chatLink(address, 'Été & more?')).toBe(link);
});
