import { expect, test } from 'vitest';
import { getLicences } from './licences.ts';

test.each([
  ['the fonts', 'SIL OPEN FONT LICENSE Version 1.1'],
  ['Onest', 'Copyright 2021 The Onest Project Authors (https://github.com/simpals/onest)'],
  ['React', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
  ['the map', 'naturalearthdata.com'],
])('says on which terms visitors have %s', (_, words) => {
  expect(getLicences()).toContain(words);
});
