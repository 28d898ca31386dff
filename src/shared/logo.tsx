import { company } from '#content/company/company.ts'

/** Five tiles that make an F, and the name; the crossbars of F, r and tt lie on one line, the dots of ä are two tiles. */
export function Logo() {
  return (
    <svg className="logo" viewBox="2 0 184 48" role="img" aria-label={company.name}>
      <path fill="currentColor" d="M2 4h10v10H2zM14 4h16v10H14zM2 16h10v8H2zM14 16h10v8H14zM2 26h10v10H2zM145 2h6v6h-6zM137 2h6v6h-6z" />
      <path
        transform="translate(-6)"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        d="M52.5 4v32M50 6.5h18M50 16.5h15.5M71 25a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M96.5 25a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M113.5 14v22.5a7.5 7.5 0 0 1-7.5 7.5h-8.5M125 14v22M125 26.5a10 10 0 0 1 10-10h1.5M140.5 25a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M157.5 14v22M168.5 6v23.5a4 4 0 0 0 4 4h3.5M183.5 6v23.5a4 4 0 0 0 4 4h4.5M162.5 16.5H192"
      />
    </svg>
  )
}
