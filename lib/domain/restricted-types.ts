// Every type that says `isRestricted`. Whatever can answer one of them imports the file of its name; a bundle imports
// those of its types alone (infra/bundle/entries.ts).
import './restricted/course-evaluation-comment.ts';
import './restricted/course-evaluation-result.ts';
import './restricted/workflow-case.ts';
import './restricted/webhook-delivery.ts';
import './restricted/webhook-endpoint.ts';
import './restricted/webhook-recovery.ts';
