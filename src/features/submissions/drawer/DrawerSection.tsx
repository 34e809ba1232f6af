import type { ReactNode } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'

interface DrawerSectionProps {
  title: string
  children: ReactNode
}

export function DrawerSection({ title, children }: DrawerSectionProps) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  )
}
