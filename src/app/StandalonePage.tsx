import type { ReactNode } from 'react'
import { PageWidth } from '../design-system/components/PageWidth/PageWidth'
import { Stack } from '../design-system/components/Stack/Stack'

interface StandalonePageProps {
  children: ReactNode
}

/** The frame of a page that stands outside the shell: for who is not signed in, or when the shell itself is broken. */
export function StandalonePage({ children }: StandalonePageProps) {
  return (
    <Stack as="main" padding={5}>
      <PageWidth width="form">{children}</PageWidth>
    </Stack>
  )
}
