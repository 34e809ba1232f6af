import { type ReactNode, useMemo } from 'react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Prose } from '@/design-system/components/Prose/Prose'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { type SectionName, copy as words } from '../copy'
import { PeopleList } from '../people/PeopleList'
import { copy } from './copy'

/**
 * A row of the people table. It has the fields of the person and the fields of `Entry`, which is an insured person or a
 * background-check entry. The `id` is that of the person.
 */
export type SubmittedPerson<Entry> = SubmissionPerson & Omit<Entry, 'id' | 'person'>

interface SubmissionDetailsProps<Entry> {
  people: { count: number; results: readonly Entry[] }
  /** The columns of the table. The array must be the same in every render. */
  columns: readonly DataColumn<SubmittedPerson<Entry>>[]
  /** The sections between the people and the observations. */
  sections?: Partial<Record<SectionName, ReactNode>>
  observations: string
  /** What has happened to the submission. It comes last, because its renewal may load late. */
  history: ReactNode
}

export function SubmissionDetails<Entry extends { id: number; person: SubmissionPerson }>(
  props: SubmissionDetailsProps<Entry>,
) {
  const { people, columns, sections, observations, history } = props
  const { count, results } = people
  const rows = useMemo(
    () => results.map(({ person, id: _, ...entry }): SubmittedPerson<Entry> => ({ ...person, ...entry })),
    [results],
  )
  const allSections = {
    people: (
      <>
        <PeopleList people={rows} columns={columns} isInDrawer masksDocuments />
        {count > rows.length ? (
          <Text size="sm" tone="muted">
            {copy.people.first(rows.length, count)}
          </Text>
        ) : null}
      </>
    ),
    ...sections,
    observations: <Prose>{observations || copy.nothing}</Prose>,
    history,
  }
  return (
    <Stack gap={6}>
      {Object.entries(allSections).map(([name, content]) => (
        <Stack key={name} gap={3}>
          <Heading level={3}>{words.sections[name as SectionName]}</Heading>
          {content}
        </Stack>
      ))}
    </Stack>
  )
}
