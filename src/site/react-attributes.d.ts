import 'react'

// The platform's own attributes for opening a dialog without script, which React writes out but its types do not know yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
