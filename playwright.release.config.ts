// Tests of how the site is installed, edited, built and served.
import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

export default defineConfig({ ...site, webServer: [], projects: [{ testDir: 'tests/release' }] });
