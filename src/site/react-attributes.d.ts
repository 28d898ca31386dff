import 'react'

// HTML attributes for opening a dialog without script. React renders them, but its types lack them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
