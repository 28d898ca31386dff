const shapes = { right: 'M2 8h11M9 4l4 4-4 4', left: 'M14 8H3M7 4 3 8l4 4', out: 'M4 12l8-8M6 4h6v6' } as const

export function Arrow({ to = 'right' }: { to?: keyof typeof shapes }) {
  return (
    <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[to]} />
    </svg>
  )
}
