export function Cross() {
  return (
    <svg className="cross" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 3l10 10M13 3 3 13" />
    </svg>
  )
}
