import type { Home } from '#src/read/home.ts';
import { OpeningCounts } from '#src/sections/shared/OpeningCounts.tsx';
import { Invitation } from './Invitation.tsx';

export function JoinUs({ counts, ...words }: Home['joinUs']) {
  return (
    <Invitation id="join-us" {...words}>
      <OpeningCounts counts={counts} />
    </Invitation>
  );
}
