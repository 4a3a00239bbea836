import { expect, test } from '@playwright/test';

// Else the other tests would not see what the headers block.
test('the preview sends what hosts send, and what the form needs', async ({ request }) => {
  const everywhere = { 'x-frame-options': 'DENY', 'cross-origin-embedder-policy': 'require-corp' };
  const opener = 'cross-origin-opener-policy';
  for (const [path, policy] of [
    ['team/', 'same-origin'],
    ['nothing/', 'same-origin'],
    ['admin/', 'same-origin-allow-popups'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers(), path).toMatchObject({ ...everywhere, [opener]: policy });
  }
});
