import { useState } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { getSavedPass } from '@/session/saved-passes'
import { copy } from './copy'
import { SavedPassView } from './SavedPassView'

/** Shows a saved pass to a user without a session. Renders nothing if the pass is not saved. */
export function SavedPassScreen({ id }: { id: number }) {
  const [savedPass] = useState(() => getSavedPass(id))
  useDocumentTitle(copy.title, savedPass?.pass.lot?.real_property_name)
  if (!savedPass) return null
  return (
    <Stack gap={5}>
      <Heading level={1}>{copy.title}</Heading>
      <SavedPassView savedPass={savedPass} />
      <Text tone="muted">{copy.saved.signIn}</Text>
    </Stack>
  )
}
