import { type Handlers, reply } from '../contract/operations.ts'
import type { BackgroundCheckSubmissionRow } from '../db/rows.ts'
import * as rules from '../rules/background-checks.ts'
import { cutFrom, pageOf, shown, type Window } from '../rules/pages.ts'
import {
  attachmentsOfEntry,
  backgroundCheckFile,
  entriesOf,
  entryFile,
  filer,
  nameLookup,
  ownBackgroundCheck,
  ownEntry,
  personsOf,
  submissionOf,
} from '../rules/submission-lookups.ts'
import { requirePending } from '../rules/submissions.ts'
import { detach, nextSubmission } from './submission-files.ts'

/** Criminal background checks. */
export const backgroundChecks = {
  listBackgroundCheckSubmissions: (call) => {
    const { query, db } = call
    const people = (row: Readonly<BackgroundCheckSubmissionRow>) => personsOf(db, row, entriesOf(db, row.id))
    const filter = { ...query, creatorId: filer(call).id }
    const where = (row: Readonly<BackgroundCheckSubmissionRow>) =>
      rules.isBackgroundCheckListed(row, filter, people)
    const orderBy = rules.backgroundCheckOrder(query.ordering, nameLookup(db))
    const cut = (window: Window) => db.backgroundCheckSubmissions.select({ where, orderBy, ...window })
    const page = pageOf(cut, query)
    return reply(
      200,
      shown(page, (row) => rules.backgroundCheckView(backgroundCheckFile(db, row))),
    )
  },

  getBackgroundCheckSubmission: (call) => {
    const submission = ownBackgroundCheck(call, call.path.submissionId)
    return reply(200, rules.backgroundCheckView(backgroundCheckFile(call.db, submission)))
  },

  createBackgroundCheckSubmission: async (call) => {
    const { body, db, clock, ids } = call
    const creator = filer(call)
    const asked = [...new Set(body.people)].map((id) => {
      const entry = db.backgroundCheckPeople.get(id)
      return entry?.creator_id === creator.id ? entryFile(db, entry) : undefined
    })
    const filing = { id: nextSubmission(ids), creator, now: clock.now() }
    const { submission, entries } = rules.fileBackgroundCheck(body, asked, filing)
    await db.backgroundCheckSubmissions.insert(submission)
    for (const entry of entries) await db.backgroundCheckPeople.save(entry)
    return reply(201, rules.backgroundCheckView(backgroundCheckFile(db, submission)))
  },

  updateBackgroundCheckSubmission: async (call) => {
    const { path, body, db } = call
    const changed = rules.changeBackgroundCheck(ownBackgroundCheck(call, path.submissionId), body)
    await db.backgroundCheckSubmissions.save(changed)
    return reply(200, rules.backgroundCheckView(backgroundCheckFile(db, changed)))
  },

  listBackgroundCheckPeople: ({ path, query, db, backend }) => {
    const page = pageOf(cutFrom(entriesOf(db, path.submissionId)), query)
    return reply(
      200,
      shown(page, (entry) => rules.entryView(entryFile(db, entry), backend)),
    )
  },

  createBackgroundCheckPerson: async (call) => {
    const { body, db, clock, ids, backend } = call
    const joined = body.background_check_submission
    const submission = joined === null ? null : ownBackgroundCheck(call, joined)
    const entry = rules.makeEntry(body, {
      id: ids.next('backgroundCheckPeople'),
      creator: filer(call),
      person: db.persons.get(body.person),
      submission,
      people: submission ? entriesOf(db, submission.id) : [],
      type: db.backgroundCheckTypes.get(body.background_check_type ?? 0),
      today: clock.today(),
    })
    await db.backgroundCheckPeople.insert(entry)
    return reply(201, rules.entryView(entryFile(db, entry), backend))
  },

  updateBackgroundCheckPerson: async (call) => {
    const { path, body, db, clock, backend } = call
    const entry = ownEntry(call, path.id)
    const type = db.backgroundCheckTypes.get(body.background_check_type ?? 0)
    const ground = { type, today: clock.today(), realPropertyId: path.rp }
    const changed = rules.changeEntry(entry, submissionOf(db, entry), body, ground)
    await db.backgroundCheckPeople.save(changed)
    return reply(200, rules.entryView(entryFile(db, changed), backend))
  },

  deleteBackgroundCheckPerson: async (call) => {
    const { path, db } = call
    const submission = submissionOf(db, ownEntry(call, path.id))
    if (submission) requirePending(submission)
    await detach(db, attachmentsOfEntry(db, path.id))
    await db.backgroundCheckPeople.remove(path.id)
    return reply(204)
  },
} satisfies Pick<
  Handlers,
  | 'listBackgroundCheckSubmissions'
  | 'getBackgroundCheckSubmission'
  | 'createBackgroundCheckSubmission'
  | 'updateBackgroundCheckSubmission'
  | 'listBackgroundCheckPeople'
  | 'createBackgroundCheckPerson'
  | 'updateBackgroundCheckPerson'
  | 'deleteBackgroundCheckPerson'
>
