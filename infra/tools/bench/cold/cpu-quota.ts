import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A share of one processor that processes can be put under. */
export interface CpuQuota {
  hold(pid: number): void;
  remove(): void;
}

const periodMicroseconds = 20_000;

// Control groups of either version, where this process may make one.
const versions = [
  {
    root: '/sys/fs/cgroup',
    marker: '/sys/fs/cgroup/cgroup.controllers',
    set: (folder: string, quota: number) =>
      writeFileSync(path.join(folder, 'cpu.max'), `${quota} ${periodMicroseconds}`),
  },
  {
    root: '/sys/fs/cgroup/cpu',
    marker: '/sys/fs/cgroup/cpu/cpu.cfs_quota_us',
    set: (folder: string, quota: number) => {
      writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(periodMicroseconds));
      writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(quota));
    },
  },
];

/** Limits processes to a share of one processor as Lambda does; undefined where the system does not allow it. */
export const openCpuQuota = (share: number): CpuQuota | undefined => {
  for (const { root, marker, set } of versions) {
    const folder = path.join(root, `facet-bench-${process.pid}`);
    try {
      if (!existsSync(marker)) continue;
      mkdirSync(folder);
      set(folder, Math.round(share * periodMicroseconds));
      return {
        hold: (pid) => writeFileSync(path.join(folder, 'cgroup.procs'), String(pid)),
        remove: () => rmdirSync(folder),
      };
    } catch {
      // The system does not allow it: control groups have the other version, or are missing.
    }
  }
  return undefined;
};
