import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetTerms } from '@/api/generated/accounts/accounts'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from '../copy'
import { RichText } from './RichText'

const { terms } = copy

/** `/terms-conditions`: the terms and conditions. A user without a session can also open this screen. */
export function TermsScreen() {
  const query = useGetTerms()
  useDocumentTitle(terms.title)
  return (
    <Stack gap={6}>
      <Stack gap={3} align="start">
        <TextLink
          standsAlone
          icon={<ArrowLeft size={20} aria-hidden="true" />}
          render={<Link to={paths.home()} />}
        >
          {terms.back}
        </TextLink>
        <Heading level={1}>{terms.title}</Heading>
      </Stack>
      <QueryView
        query={query}
        skeleton={<TermsSkeleton />}
        isEmpty={({ content }) => content.trim() === ''}
        empty={<Text>{terms.empty}</Text>}
      >
        {({ content }) => <RichText content={content} />}
      </QueryView>
    </Stack>
  )
}

function TermsSkeleton() {
  return (
    <SkeletonGroup label={terms.loading}>
      {[1, 2, 3, 4].map((section) => (
        <Skeleton key={section} lines={4} />
      ))}
    </SkeletonGroup>
  )
}
