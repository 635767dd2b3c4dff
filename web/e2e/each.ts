/** After every test: captures failures and closes pages; the browser closes after the file. */
import { afterAll, afterEach } from 'vitest';
import { closeBrowser, closePages, keepEvidence } from './browser';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const kept = await keepEvidence(`${task.file.name} ${task.name}`);
    for (const path of kept) console.error(`see ${path}.png and ${path}.txt`);
  }
  await closePages();
});
afterAll(closeBrowser);
