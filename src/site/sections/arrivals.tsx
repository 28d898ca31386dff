import type { IdeaName } from '#content/gallery/idea-names.ts'
import { rita as words } from '#content/rita/rita.ts'
import type { ProjectPicture } from '#shared/picture.tsx'

export type Arrival = { readonly name: IdeaName; readonly picture: ProjectPicture }

/**
 * The renderings whose rooms can be opened in the planner. The one that the address names covers the page, without any script, until its room
 * is shown in 3D (planner/arrival.ts). The others are not fetched.
 */
export function Arrivals({ arrivals }: { arrivals: readonly Arrival[] }) {
  return arrivals.map(({ name, picture }) => (
    <div className="arrival" id={`ide=${name}`} key={name}>
      <picture>
        <source type="image/avif" srcSet={picture.large} />
        <img src={picture.card} alt="" width="1600" height="1200" loading="lazy" />
      </picture>
      <p>
        {words.arrival.building} <a href="#planerare">{words.arrival.leave}</a>
      </p>
    </div>
  ))
}
