/** What somebody who works here may do: an owner everything, a fitter what belongs to the own visits. */
export type Role = 'owner' | 'fitter'
