// How each entrepreneur looks, and the signs of what each does; the words are in the catalogue.
import type { SignName } from './Sign.svelte';
import type { Entrepreneur } from './told';

export interface Boss {
  /** A sign for each line of the card. */
  lines: SignName[];
  /** Which drawing is theirs alone; the others are put together from what follows. */
  drawn?: true;
  skin?: string;
  hair?: string;
  coat?: string;
  cut?: 'short' | 'long' | 'bun' | 'wild' | 'none';
  hat?: 'beret' | 'bowler' | 'captain' | 'pillbox' | 'boater' | 'top' | 'bow' | 'none';
  cloth?: string;
  glasses?: true;
  moustache?: true;
  /** What floats round them. */
  props: string[];
}

export const BOSSES: Record<Entrepreneur, Boss> = {
  e1: {
    lines: ['credits', 'choice', 'points'],
    skin: '#f0c19a',
    hair: '#7a3b1e',
    coat: '#4d2b6e',
    cut: 'long',
    hat: 'beret',
    cloth: '#c8435a',
    props: ['cat-wheel', 'cat-grill', 'cat-mask', 'cat-key'],
  },
  e2: {
    lines: ['credits', 'credits'],
    skin: '#e8b48a',
    hair: '#3a2418',
    coat: '#2a6b4a',
    cut: 'short',
    hat: 'bowler',
    cloth: '#2f4a3c',
    moustache: true,
    props: ['coin', 'coin', 'coin', 'coin'],
  },
  e3: {
    lines: ['first', 'credits', 'choice'],
    skin: '#b97a50',
    hair: '#2a1a12',
    coat: '#1d3a6e',
    cut: 'short',
    hat: 'captain',
    cloth: '#fff9ec',
    props: ['ic-vp', 'ic-first', 'ic-vp', 'ic-first'],
  },
  e4: { lines: ['happiness', 'crown', 'points'], drawn: true, props: [] },
  e5: {
    lines: ['visitors', 'crown', 'credits'],
    skin: '#f6cfae',
    hair: '#e0a63a',
    coat: '#2f6f97',
    cut: 'long',
    hat: 'bow',
    cloth: '#e8697c',
    props: ['ic-visit', 'ic-visit', 'ic-visit', 'ic-visit'],
  },
  e6: { lines: ['restaurant', 'credits', 'ticket'], drawn: true, props: [] },
  e7: {
    lines: ['hotel', 'credits', 'ticket'],
    skin: '#e8b48a',
    hair: '#d9cfc4',
    coat: '#8d1f28',
    cut: 'short',
    hat: 'pillbox',
    cloth: '#b8323a',
    moustache: true,
    props: ['cat-key', 'cat-bell', 'cat-pool', 'cat-key'],
  },
  e8: {
    lines: ['mascot', 'tickets', 'show'],
    skin: '#f0c19a',
    hair: '#cfc6d8',
    coat: '#a8527a',
    cut: 'bun',
    hat: 'none',
    glasses: true,
    props: ['fam-k', 'ic-happy', 'fam-k', 'ic-happy'],
  },
  e9: {
    lines: ['workers', 'credits', 'tickets'],
    skin: '#f6cfae',
    hair: '#e8c05a',
    coat: '#3a1f4d',
    cut: 'short',
    hat: 'boater',
    cloth: '#ffe9ae',
    props: ['ic-ticket', 'coin', 'ic-ticket', 'coin'],
  },
  e10: {
    lines: ['credits', 'points'],
    skin: '#f0c19a',
    hair: '#fff3e3',
    coat: '#34546e',
    cut: 'wild',
    hat: 'none',
    glasses: true,
    props: ['cat-sweet', 'cat-note', 'cat-wave', 'cat-bell'],
  },
  e11: {
    lines: ['points', 'mascot'],
    skin: '#8a5a3c',
    hair: '#1f1420',
    coat: '#c8435a',
    cut: 'bun',
    hat: 'bow',
    cloth: '#ffd477',
    props: ['cat-rail', 'cat-rail', 'cat-rail', 'cat-rail'],
  },
  e12: {
    lines: ['credits', 'choice', 'points'],
    skin: '#e8b48a',
    hair: '#5a3a24',
    coat: '#3a1f4d',
    cut: 'short',
    hat: 'top',
    cloth: '#2b1c36',
    moustache: true,
    props: ['fam-r', 'cat-cup', 'fam-r', 'cat-grill'],
  },
};
