/** When the room is looked at. */
export const roomLights = ['day', 'evening'] as const
export type RoomLight = (typeof roomLights)[number]

/** Linear red, green and blue. */
export type Light = readonly [red: number, green: number, blue: number]
