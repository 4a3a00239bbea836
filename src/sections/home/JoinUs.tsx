import type { Home } from '#src/content/read/home.ts';
import { OpeningKinds } from '#src/sections/shared/OpeningKinds.tsx';
import { Invitation } from './Invitation.tsx';

export function JoinUs({ kinds, ...words }: Home['joinUs']) {
  return (
    <Invitation id="join-us" {...words}>
      <OpeningKinds kinds={kinds} />
    </Invitation>
  );
}
