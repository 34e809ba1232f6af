import type { ReactNode } from 'react'
import { PageWidth } from '../design-system/components/PageWidth/PageWidth'
import { Stack } from '../design-system/components/Stack/Stack'

/** The frame of a page that is shown without the shell: to users without a session, or after the shell has failed. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <Stack as="main" padding={5}>
      <PageWidth width="form">{children}</PageWidth>
    </Stack>
  )
}
