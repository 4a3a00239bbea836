// The licences to choose from. For another one, a programmer puts its text into LICENSE.
import type { Remedy } from '../contract.ts';

const licences = {
  'All rights reserved': {
    help: 'Nobody may copy words, pictures or code without asking you.',
    text: 'All rights reserved.',
  },
  MIT: {
    help: 'Anybody may copy and change all of it, for money too, as long as your name stays with it.',
    text: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  },
  '0BSD': {
    help: 'Anybody may copy and change all of it, for money too, and need not name you.',
    text: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  },
};

export type LicenceName = keyof typeof licences;

export const licenceNames = Object.keys(licences) as LicenceName[];

export const licenceRemedies: Remedy[] = licenceNames.map((licence) => {
  return { label: licence, help: licences[licence].help, licence };
});

/** The text of the file LICENSE. */
export function licenceText(name: LicenceName, holder: string): string {
  const title = name === 'All rights reserved' ? '' : `${name} License\n\n`;
  return `${title}Copyright (c) ${new Date().getFullYear()} ${holder}\n\n${licences[name].text}\n`;
}
