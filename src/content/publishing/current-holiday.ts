import { company } from '../company/company.ts'
import { published } from './published.ts'

/** The days without replies that the pages speak of. */
export const currentHoliday = published('holiday', company.holiday)
