import { expect, it } from 'vitest';
import { withCloth } from './sharing.tsx';

it('puts the cloth on the loom, and stops where it finds no place for it', () => {
  const loom = '<svg><image href="cloth" x="1" y="2"></image><path/></svg>';
  expect(withCloth(loom, '<g></g>')).toBe('<svg><svg x="1" y="2"><g></g></svg><path/></svg>');
  expect(() => withCloth('<svg><image x="1" href="cloth"/></svg>', '<g></g>')).toThrow(
    /^The loom of the home page.s shared picture has no place for its cloth\.\n.+ in src\/share\/sharing\.tsx/,
  );
});
