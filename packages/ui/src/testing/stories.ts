export { storyDays, storyFormat, storySeries, storyWords } from '../chart/story-data.ts'
export { storyArt, storyBanner } from '../game/story-art.ts'
export { storyColumns, storyLabels, storyRounds } from '../table/story-rows.tsx'
export { type Guide, guide } from './guide.ts'
