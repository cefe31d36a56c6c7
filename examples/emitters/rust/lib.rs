pub mod com {
    pub mod example {
        pub mod library;
    }
}

use com::example::library::model::{genre::Genre, isbn::Isbn};

impl Default for Genre {
    fn default() -> Self {
        Genre::NOVEL
    }
}

impl std::fmt::Display for Isbn {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.value)
    }
}

impl std::str::FromStr for Isbn {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Isbn { value: text.to_string() })
    }
}
