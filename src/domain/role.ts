/** What somebody who works here may do: an owner everything, a fitter only what belongs to the fitter's own visits. */
export type Role = 'owner' | 'fitter'
