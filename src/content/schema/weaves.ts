import { z } from 'zod';

/** The weaves that can be drawn. Categories of openings, projects and principles each choose one. */
export const weaveKinds = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

export const pattern = z.enum(weaveKinds).meta({ title: 'Pattern' });
