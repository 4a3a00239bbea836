import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

it.each(['2026-01-31T02:00:00Z', '2026-01-31T12:00:00Z', '2026-01-31T22:00:00Z'])(
  'its day at %s is that of the office',
  async (now) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    vi.resetModules();
    const { contentIn } = await import('./content.ts');
    const { company, day } = contentIn('en');
    const { timeZone } = company.office;
    expect(day).toBe(new Date(now).toLocaleDateString('sv-SE', { timeZone }));
  },
);
