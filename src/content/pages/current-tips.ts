import { published } from '../publishing/published.ts'
import { tips } from './tips.ts'

/** The tips that the pages show. */
export const currentTips = published('tips', tips)
