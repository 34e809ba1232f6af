import type { ComponentProps } from 'react'
import { TextField } from '@/design-system/components/TextField/TextField'

const upper = (text: string) => text.toUpperCase()

/** What is written in capitals whatever is typed, and is no word: a code, a plate. */
export function CapitalsField(props: Omit<ComponentProps<typeof TextField>, 'normalize'>) {
  return (
    <TextField
      {...props}
      normalize={upper}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
