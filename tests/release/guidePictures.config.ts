import { defineConfig } from '@playwright/test';
import release from '#playwright.release.config.ts';

export default defineConfig({ ...release, projects: [{ testMatch: 'guidePictures.ts' }] });
