import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type Tab = { id: string; name: string; show: () => ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; open: string; onOpen: (id: string) => void }

/** Tabs after the ARIA Authoring Practices: one tab stop, arrow keys between the tabs. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = (tabs.findIndex(({ id }) => id === open) + by + tabs.length) % tabs.length
    onOpen(tabs[to]?.id ?? open)
    list.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <div className="planner-tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`flik-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls="flik"
            tabIndex={id === open ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="planner-tab" id="flik" role="tabpanel" aria-labelledby={`flik-${open}`}>
        {tabs.find(({ id }) => id === open)?.show()}
      </div>
    </div>
  )
}
