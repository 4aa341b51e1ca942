// The bots of a game: levels, and those of a level that have a temperament, `strong-bold`.

/** A bot's level, itself if it has no temperament. */
export function levelOf(bot: string, bots: readonly string[]): string {
  return bots.find((each) => bot.startsWith(`${each}-`)) ?? bot;
}

export function levelsOf(bots: readonly string[]): string[] {
  return bots.filter((bot) => levelOf(bot, bots) === bot);
}

export function tempersOf(level: string, bots: readonly string[]): string[] {
  const first = `${level}-`;
  return bots.filter((bot) => bot.startsWith(first)).map((bot) => bot.slice(first.length));
}
