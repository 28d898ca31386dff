import type { Finish, Plan } from './plan.ts'

/** What a room has while none is chosen. */
const usualFinish: Finish = { metal: 'krom', wood: 'ek', paint: 'kritvit' }

export function finishOf({ finish }: Pick<Plan, 'finish'>): Finish {
  return finish ?? usualFinish
}

/** A plan with other metal, wood or paint; what is as usual is not stored, so an untouched plan packs as it did. */
export function withFinish(plan: Plan, choice: Partial<Finish>): Plan {
  const { finish: before, ...rest } = plan
  const { metal, wood, paint } = { ...usualFinish, ...before, ...choice }
  const isUsual = metal === usualFinish.metal && wood === usualFinish.wood && paint === usualFinish.paint
  return isUsual ? rest : { ...rest, finish: { metal, wood, paint } }
}
