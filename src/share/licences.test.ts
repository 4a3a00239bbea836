import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getLicences, shippedPackages } from './licences.ts';

test.each([
  ['the fonts', 'SIL OPEN FONT LICENSE Version 1.1'],
  ['Onest', 'Copyright 2021 The Onest Project Authors (https://github.com/simpals/onest)'],
  ['React', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
  ['the map', 'Copyright 2013-2019 Michael Bostock'],
  ['the map’s source', 'naturalearthdata.com'],
])('says on which terms visitors have %s', (_, words) => {
  expect(getLicences()).toContain(words);
});

test('stops where a package has no licence to show', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const [first = ''] = Object.keys(shippedPackages);
  mkdirSync(join(folder, first), { recursive: true });
  writeFileSync(join(folder, first, 'package.json'), '{"version": "1.0.0"}');
  expect(() => getLicences(folder)).toThrow(`The package ${first} has no file LICENSE.\nFind out `);
});
