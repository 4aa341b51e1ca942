// The places a postcard can come from.

export { snow, night, desert, forest, meadow } from './wild.mjs';
export { sea, undersea, beach, rain } from './water.mjs';
export { city, dusk, park } from './town.mjs';
export { stage, kitchen, room, library } from './indoors.mjs';
export { space, sky } from './heavens.mjs';
