import { z } from 'zod';

/** The patterns that can be drawn; each category of openings and each principle has one. */
export const patterns = ['plain', 'twill', 'satin', 'herringbone', 'basket', 'diamond'] as const;

export const weaveChoice = z.enum(patterns).meta({ title: 'Pattern' });
