//! The tables of a database, and whether they are those that this program knows.

use crate::error::{self, StoreError};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// Which steps a database has seen.
pub(crate) const APPLIED: &str = "SELECT version FROM _sqlx_migrations";

/// What `sqlx::migrate!` would make of the folder: number, name and text of each step. That macro has
/// both databases compiled a second time, for the compiler's own use.
pub(crate) fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let steps = steps.iter().map(|&(version, name, sql)| {
        let sql = sqlx::SqlSafeStr::into_sql_str(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect())
}

/// Why a schema could not be brought up to date.
pub(crate) fn schema(error: MigrateError, migrations: &Migrator, place: String) -> StoreError {
    let known = migrations.iter().map(|migration| migration.version).max().unwrap_or_default();
    match error {
        MigrateError::VersionMissing(found) if found > known => {
            StoreError::Newer { place, found, known }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            StoreError::Schema { place, why: error::cause(&error) }
        }
        error => StoreError::Schema { place, why: error.to_string() },
    }
}

/// Refuses a database whose tables are not those of this program: administration leaves them as
/// they are.
pub(crate) fn is_current(
    applied: sqlx::Result<Vec<i64>>,
    migrations: &Migrator,
    place: &dyn Fn() -> String,
) -> Result<(), StoreError> {
    let applied = match applied {
        // There is no such table: nothing was ever kept here.
        Err(sqlx::Error::Database(_)) => Vec::new(),
        applied => applied?,
    };
    let newest = |versions: &mut dyn Iterator<Item = i64>| versions.max().unwrap_or_default();
    let (found, known) = (
        newest(&mut applied.iter().copied()),
        newest(&mut migrations.iter().map(|step| step.version)),
    );
    if found > known {
        return Err(StoreError::Newer { place: place(), found, known });
    }
    match migrations.iter().all(|step| applied.contains(&step.version)) {
        true => Ok(()),
        false => Err(StoreError::Older { place: place(), found, known }),
    }
}

#[cfg(test)]
mod tests {
    use crate::{postgres, sqlite};
    use sqlx::migrate::Migration;
    use std::{fs, path::Path};

    #[test]
    fn every_migration_in_the_folders_is_made() {
        let all = [("sqlite", &*sqlite::MIGRATIONS), ("postgres", &*postgres::MIGRATIONS)];
        for (folder, migrator) in all {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let mut files: Vec<String> = fs::read_dir(path)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            let name = |step: &Migration| format!("{:04}_{}.sql", step.version, step.description);
            assert_eq!(migrator.iter().map(name).collect::<Vec<_>>(), files);
        }
    }
}
