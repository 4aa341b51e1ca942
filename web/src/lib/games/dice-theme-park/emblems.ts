// What an administrator is about, as a sign: two who are about the same have the same one.
import type { Administrator } from './told';

export const ABOUT: Record<Administrator, string> = {
  k1: 'b1',
  k2: 'g6',
  k3: 'star',
  k4: 'cube',
  k5: 'kiosk',
  k6: 'mascot',
  k7: 'bag',
  k8: 'coin',
  k9: 'c-family',
  k10: 'c-shows',
  k11: 'plan',
  k12: 'flag',
  k13: 'roll',
  k14: 'slot',
};
